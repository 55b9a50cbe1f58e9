import SwiftUI

@Observable
class Furniture {
    var label = ""
    fileprivate var wear = 0

    func use() { wear += 1 }
    var title: String { label.uppercased() }
}

@Observable
final class Shelf: Furniture {
    var books: [String] = []
    var position = 0

    func clear() {
        if books.isEmpty { return }
        books.removeAll()
        super.use()
    }

    func move() {
        position += 1
        record()
    }

    private func record() { use() }
}

struct ShelfView: View {
    var shelf: Shelf

    var body: some View {
        Text("\(shelf.title): \(shelf.books.count) at \(shelf.position)")
    }
}
