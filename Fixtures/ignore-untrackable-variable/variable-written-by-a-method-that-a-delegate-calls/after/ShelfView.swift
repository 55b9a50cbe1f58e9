import SwiftUI

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View {
    Text(shelf.current ?? "none")
  }
}

protocol PanelDelegate: AnyObject {
  func panel(_ panel: Panel, shouldOpen book: String) -> Bool
}

final class Panel {
  weak var delegate: (any PanelDelegate)?
}

final class ShelfPanelDelegate: PanelDelegate {
  private let shelf: Shelf

  init(shelf: Shelf) { self.shelf = shelf }

  func panel(_ panel: Panel, shouldOpen book: String) -> Bool {
    if book.isEmpty { return false }
    return put(book)
  }

  private func put(_ book: String) -> Bool {
    shelf.add(book) > 0
  }
}
