import Foundation
import SwiftUI

@Observable
final class Sorting: ObservableObject {
  var saves = 0
  var title = "Sorting"

  // Depends on `saves`, which changes with it.
  var order: Int {
    get {
      access(keyPath: \.saves)
      return UserDefaults.standard.integer(forKey: "runs-view-order")
    }
    set { UserDefaults.standard.set(newValue, forKey: "runs-view-order") }
  }

  init() { UserDefaults.standard.removeObject(forKey: "runs-view-order") }

  func next() {
    order += 1
    saves += 1
  }
}

// Nothing changes what it keeps there after it is made.
@Observable
final class Launches: ObservableObject {
  var title = "Launches"
  var count: Int { UserDefaults.standard.integer(forKey: "runs-view-launches") }

  init() { UserDefaults.standard.set(3, forKey: "runs-view-launches") }
}

struct ContentView: View {
  @StateObject private var sorting = Sorting()
  @StateObject private var launches = Launches()

  var body: some View {
    VStack {
      SortingView(sorting: sorting)
      SaveCount(sorting: sorting)
      LaunchView(launches: launches)
    }
  }
}

struct SortingView: View {
  var sorting: Sorting

  var body: some View {
    Text("\(sorting.title) \(sorting.order)")
    Button("next") { sorting.next() }
  }
}

struct SaveCount: View {
  var sorting: Sorting

  var body: some View { Text("saved \(sorting.saves)") }
}

struct LaunchView: View {
  var launches: Launches

  var body: some View {
    Text("\(launches.count)")
    Button(launches.title) { launches.title += "!" }
  }
}
