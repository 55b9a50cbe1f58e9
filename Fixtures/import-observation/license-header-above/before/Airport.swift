//
//  Airport.swift
//  Timetable
//
//  Copyright 2023 Somebody. All rights reserved.
//

import Combine

final class Airport: ObservableObject {
    @Published var gates = 24
}
