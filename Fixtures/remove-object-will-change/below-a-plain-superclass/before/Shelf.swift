import SwiftUI

class Furniture {
    var label = ""
    fileprivate var wear = 0

    func use() { wear += 1 }
    var title: String { label.uppercased() }
}

final class Shelf: Furniture, ObservableObject {
    @Published var books: [String] = []
    var position = 0

    func clear() {
        if books.isEmpty { return }
        books.removeAll()
        super.use()
        objectWillChange.send()
    }

    func move() {
        position += 1
        record()
        objectWillChange.send()
    }

    private func record() { use() }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text("\(shelf.title): \(shelf.books.count) at \(shelf.position)")
    }
}
