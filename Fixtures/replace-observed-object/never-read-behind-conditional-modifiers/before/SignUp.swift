import SwiftUI

final class Truck: ObservableObject {
  @Published var orders = 0

  func add() { orders += 1 }
}

// Its title is no member of what a chain of modifiers makes, with `#if` in it or without.
struct FeedView: View {
  @State private var hasPlus = false

  var navigationTitle: LocalizedStringKey { hasPlus ? "Feed+" : "Feed" }

  var body: some View {
    Button("More") { hasPlus.toggle() }
      .navigationTitle(navigationTitle)
  }
}

// Nothing in here changes with the object, which is not read.
struct SignUpView: View {
  @ObservedObject var truck: Truck
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .padding()
      #if os(macOS)
        .frame(maxWidth: 500, alignment: .leading)
        .bold()
      #endif
      .navigationTitle("Sign up")
  }
}

struct ContentView: View {
  @StateObject private var truck = Truck()

  var body: some View {
    Button("\(truck.orders)") { truck.add() }
    SignUpView(truck: truck)
  }
}
