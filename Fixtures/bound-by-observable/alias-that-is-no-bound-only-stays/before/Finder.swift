import SwiftUI

protocol Finder: AnyObject {
  var title: String { get }
}

typealias ObservableFinder = Finder & ObservableObject

protocol Clock: AnyObject {
  var ticks: Int { get }
}

typealias ObservableClock = Clock & ObservableObject

protocol Shelf: AnyObject {
  var name: String { get }
}

typealias ObservableShelf = Shelf & ObservableObject

final class FolderModel: ObservableObject, Finder {
  @Published var title = ""
}

final class WallClock: ObservableClock {
  @Published var ticks = 0
}

final class BookShelf: ObservableObject, Shelf {
  @Published var name = ""
}

final class Other: ObservableObject {
  @Published var count = 0
}

struct FinderView<Model: ObservableFinder>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.title)
  }
}

struct ClockView<Model: ObservableClock>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model.ticks)")
  }
}

struct ShelfView<Model: ObservableShelf>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.name)
  }
}

struct OtherView: View {
  @ObservedObject var other: Other

  var body: some View {
    Text("\(other.count)")
  }
}

struct Shelves {
  let all: [any ObservableFinder]
}

extension Bundle {
  func shelf(_ number: Int) -> BookShelf { BookShelf() }
}

struct Root: View {
  let folder = FolderModel()
  let clock = WallClock()
  let other = Other()

  var body: some View {
    FinderView(model: folder)
    ClockView(model: clock)
    ShelfView(model: Bundle.main.shelf(1))
    OtherView(other: other)
  }
}
