import SwiftUI

// In no branch is it assigned twice, so that its observer is not called.
@Observable
final class Favorites {
  var names: [String] {
    didSet { UserDefaults.standard.set(names, forKey: "names") }
  }

  init(defaults: UserDefaults = .standard) {
    if let saved = defaults.stringArray(forKey: "names") {
      names = saved
    } else {
      names = ["first"]
    }
  }
}

// Nor behind a guard.
@Observable
final class Recents {
  var names: [String] {
    didSet { UserDefaults.standard.set(names, forKey: "recents") }
  }
  var counts: [Int] {
    didSet { UserDefaults.standard.set(counts, forKey: "counts") }
  }

  init() {
    counts = [1]
    guard let saved = UserDefaults.standard.stringArray(forKey: "recents") else {
      names = []
      return
    }
    names = saved
  }
}

// Nor behind an 'if' that returns, or in the cases of a 'switch'.
@Observable
final class Themes {
  var name: String {
    didSet { UserDefaults.standard.set(name, forKey: "theme") }
  }
  var size: Int {
    didSet { UserDefaults.standard.set(size, forKey: "size") }
  }

  init(kind: Int = 0) {
    switch kind {
    case 0: size = 10
    case 1: size = 12
    default: size = 14
    }
    if kind == 0 {
      name = "plain"
      return
    }
    name = "other"
  }
}

struct ListsView: View {
  @State private var favorites = Favorites()
  @State private var recents = Recents()
  @State private var themes = Themes()

  var body: some View {
    Text("\(favorites.names.count) \(recents.names.count) \(recents.counts.count)")
    Button("add \(themes.name)") { favorites.names.append("new") }
    Stepper("size", value: $themes.size)
  }
}

// Behind both branches it has a value already, and in a branch where it was assigned before.
@Observable
final class Visits: ObservableObject {
  var days: [Int] {
    didSet { UserDefaults.standard.set(days, forKey: "days") }
  }

  init(isFirst: Bool = false) {
    if isFirst { days = [1] } else { days = [] }
    days = days + [2]
  }
}

@Observable
final class Scores: ObservableObject {
  var values: [Int] {
    didSet { UserDefaults.standard.set(values, forKey: "values") }
  }

  init(isFirst: Bool = false) {
    if isFirst {
      values = [1]
    } else {
      values = [2]
      values = values + [3]
    }
  }
}

// A 'do' goes on behind a guard in it.
@Observable
final class Trips: ObservableObject {
  var names: [String] {
    didSet { UserDefaults.standard.set(names, forKey: "trips") }
  }

  init(isFirst: Bool = false) {
    do {
      guard isFirst else {
        names = []
        return
      }
      names = ["first"]
    }
    names = names + ["second"]
  }
}

struct VisitsView: View {
  @StateObject private var visits = Visits()
  @StateObject private var scores = Scores()
  @StateObject private var trips = Trips()

  var body: some View {
    Text("\(visits.days.count) \(scores.values.count) \(trips.names.count)")
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    ListsView()
    VisitsView()
    Button("\(count)") { count += 1 }
  }
}
