import Combine
import SwiftUI

protocol Finder: AnyObject {
  var title: String { get }
}

typealias ObservableFinder = Finder & Observable

@Observable
final class FolderModel: Finder {
  var title = ""
}

@Observable
final class TrashModel: Finder {
  var title = ""
}

@Observable
final class Other {
  var count = 0
}

struct FinderView<Model: ObservableFinder>: View {
  var model: Model

  var body: some View {
    FinderTitle(model: model)
  }
}

/// The route can be no finder.
struct RoutedView<Model: ObservableFinder>: View {
  var model: Model
  @ObservedObject var route: Route

  var body: some View {
    Text(model.title + route.path)
  }
}

final class Route: ObservableObject {
  @Published var path = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $path.sink { print($0) }.store(in: &cancellables)
  }
}

struct FinderTitle<Model>: View where Model: ObservableFinder {
  var model: Model

  var body: some View {
    Text(model.title)
  }
}

@MainActor
func finderView<Model: ObservableFinder>(of model: Model) -> some View {
  FinderView(model: model)
}

struct OtherView: View {
  @Bindable var other: Other

  var body: some View {
    Stepper("Count", value: $other.count)
  }
}

struct Root: View {
  let folder = FolderModel()
  let trash = TrashModel()
  let other = Other()
  let route = Route()

  var body: some View {
    FinderView(model: folder)
    finderView(of: trash)
    RoutedView(model: trash, route: route)
    OtherView(other: other)
  }
}
