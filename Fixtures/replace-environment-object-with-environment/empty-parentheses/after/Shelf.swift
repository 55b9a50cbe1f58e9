import SwiftUI

@Observable
final class Shelf {
  var count = 0
}

struct ShelfView: View {
  @Environment(Shelf.self) var shelf
  @Environment(Shelf.self) private var other

  var body: some View { Stepper("\(shelf.count) \(other.count)", value: Bindable(shelf).count) }
}
