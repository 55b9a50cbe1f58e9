import SwiftUI

final class Board: ObservableObject {
    @Published var names: [String] = []
    /// Behind a value that is known as a protocol.
    private var sizes: [String: Int] = [:]
    /// Behind a generic parameter of a view.
    private var widths: [String: Int] = [:]
    /// Behind a parameter of a function.
    private var heights: [String: Int] = [:]
    /// Behind the elements of an array.
    private var depths: [String: Int] = [:]
    /// In what takes the place of a default.
    private var areas: [String: Int] = [:]
    /// Behind a protocol that refines the one that requires it.
    private var weights: [String: Int] = [:]
    /// Behind a service.
    private var colors: [String: Int] = [:]
    /// In the environment.
    private var fonts: [String: Int] = [:]
    /// In a closure.
    private var marks: [String: Int] = [:]
    /// By a requirement without a result.
    private var visits = 0
    /// By a subscript.
    private var rows: [Int: String] = [:]
    /// By what an extension of a protocol adds.
    var notes: [String: Int] = [:]
    /// In an action.
    private var renamed = 0
    /// In a function that only has the name of what a protocol requires.
    private var counted = 0
    /// In a function of a protocol that nobody calls.
    private var asked = 0
}

extension Board: Sizing {
    func size(of name: String) -> Int {
        if let size = sizes[name] { return size }
        sizes[name] = name.count
        return name.count
    }
}

extension Board: Widening {
    func width(of name: String) -> Int {
        if let width = widths[name] { return width }
        widths[name] = name.count
        return name.count
    }

    func height(of name: String) -> Int {
        if let height = heights[name] { return height }
        heights[name] = name.count
        return name.count
    }

    func depth(of name: String) -> Int {
        if let depth = depths[name] { return depth }
        depths[name] = name.count
        return name.count
    }

    func area(of name: String) -> Int {
        if let area = areas[name] { return area }
        areas[name] = name.count
        return name.count
    }
}

extension Board: Heavy {
    func weight(of name: String) -> Int {
        if let weight = weights[name] { return weight }
        weights[name] = name.count
        return name.count
    }

    func color(of name: String) -> Int {
        if let color = colors[name] { return color }
        colors[name] = name.count
        return name.count
    }

    func font(of name: String) -> Int {
        if let font = fonts[name] { return font }
        fonts[name] = name.count
        return name.count
    }

    func mark(of name: String) -> Int {
        if let mark = marks[name] { return mark }
        marks[name] = name.count
        return name.count
    }
}

extension Board: Visited {
    func visit() { visits += 1 }

    subscript(row: Int) -> String {
        if let text = rows[row] { return text }
        rows[row] = "\(row)"
        return "\(row)"
    }
}

extension Board: Noting {}

extension Board: Renaming {
    func rename(to name: String) -> Bool {
        renamed += 1
        names.append(name)
        return true
    }

    func count(_ name: String) -> Int {
        counted += 1
        return counted
    }

    func ask() -> Int {
        asked += 1
        return asked
    }

    var summary: String { "\(renamed) \(counted) \(asked)" }
}

struct BoardView: View {
    @StateObject private var board = Board()

    var body: some View {
        ForEach(board.names, id: \.self) { name in
            SizeRow(sizing: board, name: name)
            WidthRow(widening: board, name: name)
            HeavyRow(service: Service(heavy: board), heavy: board, name: name)
        }
        NotingRow(noting: board, visited: board)
        DepthRow(all: [board])
        Text(board.summary)
        RenameButton(renaming: board)
    }
}
