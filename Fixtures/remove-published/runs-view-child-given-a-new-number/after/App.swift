import Foundation
import SwiftUI

enum Palette {
  static var accent = 0
}

@Observable
final class Store {
  var count = 0
  var revision = 0

  func recolor() {
    Palette.accent += 1
    revision += 1
  }
}

/// Each number is another object, so it is made anew with the view around.
struct WeightView: View {
  let weight: NSNumber

  var body: some View { Text("\(weight) in \(Palette.accent)") }
}

struct ContentView: View {
  @State private var store = Store()

  var body: some View {
    let _ = store.revision
    Text("count \(store.count)")
    WeightView(weight: NSNumber(value: 1.5))
    Button("count") { store.count += 1 }
    Button("recolor") { store.recolor() }
  }
}
