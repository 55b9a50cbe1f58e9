import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
}

final class Other: ObservableObject {
  @Published var count = 0
}

extension Bundle {
  func other(_ count: Int) -> Other { Other() }
}

struct Pair<First: ObservableObject, Second: ObservableObject>: View {
  @ObservedObject var first: First
  @StateObject var second: Second

  init(first: First, second: @escaping () -> Second) {
    self.first = first
    _second = StateObject(wrappedValue: second())
  }

  var body: some View {
    Text("\(first) \(second)")
  }
}

struct Frame<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View {
    Pair(first: model) {
      let count = 1
      return Bundle.main.other(count)
    }
  }
}

struct DraftView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    Frame(model: draft)
  }
}
