import SwiftUI

struct Size {
  var width = 1
  var height = 2
}

func grow(_ length: inout Int, by step: inout Int) { length += step }

final class Canvas: ObservableObject {
  @Published var size = Size()
}

// Two variables may be passed.
@Observable
final class Board {
  var width = 1
  var height = 2
}

struct CanvasView: View {
  @ObservedObject var canvas: Canvas
  var board: Board

  var body: some View {
    Button("\(canvas.size.width) \(board.width)") {
      grow(&canvas.size.width, by: &canvas.size.height)
      grow(&board.width, by: &board.height)
    }
  }
}
