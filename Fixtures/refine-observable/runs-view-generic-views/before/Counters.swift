import SwiftUI

protocol Counting: ObservableObject {
  var count: Int { get set }
  var step: Int { get }
}

final class Clicks: Counting {
  @Published var count = 0
  let step = 1
}

final class Pages: Counting {
  @Published var count = 10
  @Published var step = 10
}

struct ContentView: View {
  @StateObject private var clicks = Clicks()
  @StateObject private var pages = Pages()

  var body: some View {
    Counter(model: clicks)
    Counter(model: pages)
    Button("larger steps") { pages.step += 1 }
  }
}

struct Counter<Model: Counting>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model.count) by \(model.step)")
    Button("count") { model.count += model.step }
    Stepper("one", value: $model.count)
  }
}
