import SwiftUI

@Observable
class Labeled {
    var label: String

    init(label: String) { self.label = label }
}

@Observable
final class Shelf: Labeled {
    var titles: [String]
    var width: Int
    var depth = 2

    init(titles: [String]) {
        self.titles = titles
        width = titles.count
        super.init(label: self._titles.joined() + "\(_width) x \(_depth)")
        width += depth
    }
}

@Observable
final class Box: Labeled {
    var size: Int

    init(twice size: Int) throws {
        self.size = size * 2
        do {
            super.init(label: { "a box" }() + String(self._size))
        }
        label += "\(self.size)"
    }
}

struct ShelfView: View {
    var shelf: Shelf
    var box: Box

    var body: some View {
        Text("\(shelf.label): \(shelf.width), \(shelf.depth), \(shelf.titles.count), \(box.size)")
    }
}
