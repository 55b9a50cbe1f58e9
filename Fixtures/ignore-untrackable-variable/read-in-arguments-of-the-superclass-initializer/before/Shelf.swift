import SwiftUI

class Labeled: ObservableObject {
    @Published var label: String

    init(label: String) { self.label = label }
}

final class Shelf: Labeled {
    var titles: [String]
    var width: Int
    var depth = 2

    init(titles: [String]) {
        self.titles = titles
        width = titles.count
        super.init(label: self.titles.joined() + "\(width) x \(depth)")
        width += depth
    }
}

final class Box: Labeled {
    var size: Int

    init(twice size: Int) throws {
        self.size = size * 2
        do {
            super.init(label: { "a box" }() + String(self.size))
        }
        label += "\(self.size)"
    }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    @ObservedObject var box: Box

    var body: some View {
        Text("\(shelf.label): \(shelf.width), \(shelf.depth), \(shelf.titles.count), \(box.size)")
    }
}
