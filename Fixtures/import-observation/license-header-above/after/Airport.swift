//
//  Airport.swift
//  Timetable
//
//  Copyright 2023 Somebody. All rights reserved.
//

import Observation

@Observable
final class Airport {
    var gates = 24
}
