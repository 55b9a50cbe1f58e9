import SwiftUI

/// Has a `==`, and is not `Equatable`.
enum Status: CustomStringConvertible {
    case none
    case available(version: String, notes: String)

    var description: String { "status" }

    static func == (lhs: Status, rhs: Status) -> Bool { lhs.description == rhs.description }
}

/// Is, with nothing written.
enum Phase {
    case idle, busy

    static func == (lhs: Phase, rhs: Phase) -> Bool { true }
}

protocol Comparing: Comparable {}

enum Level: Comparing {
    case low(Int)
    case high(Int)

    static func < (lhs: Level, rhs: Level) -> Bool { false }
    static func == (lhs: Level, rhs: Level) -> Bool { true }
}

struct Item: Equatable {
    var id: Int
    var name: String

    static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
}

/// Is not compared, although what is in it could be.
struct Loaded<Value> {
    var value: Value?
}

struct Box<Value> {
    var value: Value
}

extension Box: Equatable where Value: Equatable {
    static func == (lhs: Box, rhs: Box) -> Bool { true }
}

/// Compares the number only, which the compiler does.
struct Row: Equatable {
    static let standard = Item(id: 0, name: "")
    var number = 0
    var item: Item { Row.standard }

    static func == (lhs: Row, rhs: Int) -> Bool { lhs.number == rhs }
}
