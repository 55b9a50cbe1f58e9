protocol Sizing: AnyObject {
    func size(of name: String) -> Int
}

protocol Widening: AnyObject {
    func width(of name: String) -> Int
    func height(of name: String) -> Int
    func depth(of name: String) -> Int
    func area(of name: String) -> Int
}

extension Widening {
    func area(of name: String) -> Int { 0 }
}

protocol Weighing: AnyObject {
    func weight(of name: String) -> Int
    func color(of name: String) -> Int
    func font(of name: String) -> Int
    func mark(of name: String) -> Int
}

protocol Heavy: Weighing {}

protocol Visited: AnyObject {
    func visit()
    subscript(row: Int) -> String { get }
}

protocol Noting: AnyObject {
    var notes: [String: Int] { get set }
}

extension Noting {
    func note(_ name: String) -> Int {
        if let note = notes[name] { return note }
        notes[name] = name.count
        return name.count
    }
}

protocol Renaming: AnyObject {
    func rename(to name: String) -> Bool
    func ask() -> Int
}

extension Renaming {
    func count(_ name: String) -> Int { name.count }
}

final class Service {
    private let heavy: any Heavy

    init(heavy: any Heavy) { self.heavy = heavy }

    func color(_ name: String) -> Int { heavy.color(of: name) }
}
