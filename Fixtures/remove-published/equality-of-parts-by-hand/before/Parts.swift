import SwiftUI

struct Item: Equatable {
    var id: Int
    var name: String

    static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
}

/// The compiler compares its items.
struct Config: Equatable {
    static let standard = Config()
    var title = ""
    var items: [Item] = []
}

struct Box<Value> {
    var value: Value
}

extension Box: Equatable where Value: Equatable {}

indirect enum Tree: Hashable {
    case leaf(Key)
    case branch([Tree])
}

struct Key: Hashable {
    let id: Int
    let label: String

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

func == (lhs: Key, rhs: Key) -> Bool { lhs.id == rhs.id }

/// What conforms is compared by what the protocol says.
protocol Entity: Equatable {
    var id: Int { get }
}

extension Entity {
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

struct Person: Entity {
    let id: Int
    var name: String
}

/// Its value is not compared.
@propertyWrapper
struct Uncompared<Value>: Equatable {
    var wrappedValue: Value

    static func == (lhs: Uncompared, rhs: Uncompared) -> Bool { true }
}

@globalActor
actor Printer {
    static let shared = Printer()
}

struct Note: Equatable, Sendable {
    @Printer var item = Item(id: 0, name: "")
}

struct Page: Equatable {
    var number = 1
    @Uncompared var text = ""
}

class Sample: Equatable {
    let id = 0

    static func == (lhs: Sample, rhs: Sample) -> Bool { lhs.id == rhs.id }
}

final class NamedSample: Sample {
    var name = ""
}
