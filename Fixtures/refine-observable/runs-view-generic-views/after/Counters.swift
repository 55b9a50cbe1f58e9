import SwiftUI

protocol Counting: AnyObject, Observable {
  var count: Int { get set }
  var step: Int { get }
}

@Observable
final class Clicks: Counting {
  var count = 0
  let step = 1
}

@Observable
final class Pages: Counting {
  var count = 10
  var step = 10
}

struct ContentView: View {
  @State private var clicks = Clicks()
  @State private var pages = Pages()

  var body: some View {
    Counter(model: clicks)
    Counter(model: pages)
    Button("larger steps") { pages.step += 1 }
  }
}

struct Counter<Model: Counting>: View {
  @Bindable var model: Model

  var body: some View {
    Text("\(model.count) by \(model.step)")
    Button("count") { model.count += model.step }
    Stepper("one", value: $model.count)
  }
}
