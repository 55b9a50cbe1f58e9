import SwiftUI

final class Log {
  var lines = 0

  func add() { lines += 1 }
}

final class Model: ObservableObject {
  @Published var text = ""
  private lazy var first = second
  private lazy var second = first

  init() { first.add() }
}

struct ModelView: View {
  @StateObject private var model = Model()

  var body: some View {
    Text(model.text)
  }
}
