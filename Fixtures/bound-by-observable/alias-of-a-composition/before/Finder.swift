import SwiftUI

protocol Finder: AnyObject {
  var title: String { get }
}

typealias ObservableFinder = Finder & ObservableObject

final class FolderModel: ObservableObject, Finder {
  @Published var title = ""
}

final class TrashModel: ObservableObject, Finder {
  @Published var title = ""
}

final class Other: ObservableObject {
  @Published var count = 0
}

struct FinderView<Model: ObservableFinder>: View {
  @ObservedObject var model: Model

  var body: some View {
    FinderTitle(model: model)
  }
}

struct FinderTitle<Model>: View where Model: ObservableFinder {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.title)
  }
}

@MainActor
func finderView<Model: ObservableFinder>(of model: Model) -> some View {
  FinderView(model: model)
}

struct OtherView: View {
  @ObservedObject var other: Other

  var body: some View {
    Stepper("Count", value: $other.count)
  }
}

struct Root: View {
  let folder = FolderModel()
  let trash = TrashModel()
  let other = Other()

  var body: some View {
    FinderView(model: folder)
    finderView(of: trash)
    OtherView(other: other)
  }
}
