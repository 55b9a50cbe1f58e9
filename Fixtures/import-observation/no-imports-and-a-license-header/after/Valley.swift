//
//  Valley.swift
//  Landscapes
//

import Observation

/// Between two mountains.
@Observable
final class Valley {
    var width = 900
}
