// See nanobind.h: it converts all that the bindings use.
#pragma once
#include "../nanobind.h"
