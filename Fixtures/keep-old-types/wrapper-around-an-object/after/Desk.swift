import SwiftUI

final class Drawer: ObservableObject {
  @Published var isOpen = false
}

@Observable
final class Inkwell {
  var level = 1.0
}

struct DeskView: View {
  @StateObject private var drawer: Drawer
  @State private var inkwell = Inkwell()

  init(isOpen: Bool) {
    let drawer = Drawer()
    drawer.isOpen = isOpen
    let object = StateObject(wrappedValue: drawer)
    _drawer = object
  }

  var body: some View {
    Text("\(inkwell.level) \(drawer.isOpen)")
  }
}
