import SwiftUI

final class Shelf: ObservableObject {
  @Published var count = 0
}

struct ShelfView: View {
  @EnvironmentObject() var shelf: Shelf
  @EnvironmentObject( ) private var other: Shelf

  var body: some View { Stepper("\(shelf.count) \(other.count)", value: $shelf.count) }
}
