import SwiftUI

@Observable
final class PickerModel {
  var image: String?
  var isShown = false
}

// Another update would do no more than this one.
struct Picker: UIViewControllerRepresentable {
  @Bindable var model: PickerModel

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    context.coordinator.parent = self
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator {
    var parent: Picker

    init(parent: Picker) { self.parent = parent }

    func cancel() { parent.$model.isShown.wrappedValue = false }
  }
}

enum Album {
  nonisolated(unsafe) static var isOpen = false
}

@Observable
final class AlbumModel {
  var count = 0

  func add() {
    Album.isOpen = true
    count += 1
  }
}

// What is assigned shows something else.
struct AlbumPicker: UIViewControllerRepresentable {
  var model: AlbumModel

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let _ = model.count
    context.coordinator.parent = self
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator {
    let view = UIView()
    var parent: AlbumPicker {
      didSet { view.isHidden = !Album.isOpen }
    }

    init(parent: AlbumPicker) { self.parent = parent }

    func add() { parent.model.add() }
  }
}
