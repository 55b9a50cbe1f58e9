import SwiftUI

final class Panel: ObservableObject {
  let animation: Animation?
  @Published var height = 0.0

  init(animation: Animation? = nil) { self.animation = animation }
}

/// Holds an object that may change.
final class Board: ObservableObject {
  let formatter = NumberFormatter()
  @Published var height = 0.0
}

struct PanelView: View {
  @ObservedObject var panel: Panel

  var body: some View {
    Text("\(panel.height)").animation(panel.animation, value: panel.height)
    Button("Redraw") { panel.objectWillChange.send() }
  }
}

struct BoardView: View {
  @ObservedObject var board: Board

  var body: some View {
    Text(board.formatter.string(for: board.height) ?? "")
    Button("Redraw") { board.objectWillChange.send() }
  }
}
