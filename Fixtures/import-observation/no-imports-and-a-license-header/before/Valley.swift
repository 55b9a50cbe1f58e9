//
//  Valley.swift
//  Landscapes
//

/// Between two mountains.
final class Valley: ObservableObject {
    @Published var width = 900
}
