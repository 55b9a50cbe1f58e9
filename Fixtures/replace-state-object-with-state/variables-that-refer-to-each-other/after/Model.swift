import SwiftUI

final class Log {
  var lines = 0

  func add() { lines += 1 }
}

@Observable
final class Model {
  var text = ""
  @ObservationIgnored private lazy var first = second
  @ObservationIgnored private lazy var second = first

  init() { first.add() }
}

struct ModelView: View {
  @State private var model = Model()

  var body: some View {
    Text(model.text)
  }
}
