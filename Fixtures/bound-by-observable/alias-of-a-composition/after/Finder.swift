import SwiftUI

protocol Finder: AnyObject {
  var title: String { get }
}

typealias ObservableFinder = Finder & AnyObject & Observable

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

  var body: some View {
    FinderView(model: folder)
    finderView(of: trash)
    OtherView(other: other)
  }
}
