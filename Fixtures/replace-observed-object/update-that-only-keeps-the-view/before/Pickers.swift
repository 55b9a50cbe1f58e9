import SwiftUI

final class PickerModel: ObservableObject {
  @Published var image: String?
  @Published var isShown = false
}

// Another update would do no more than this one.
struct Picker: UIViewControllerRepresentable {
  @ObservedObject var model: PickerModel

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

final class AlbumModel: ObservableObject {
  @Published var count = 0

  func add() {
    Album.isOpen = true
    count += 1
  }
}

// What is assigned shows something else.
struct AlbumPicker: UIViewControllerRepresentable {
  @ObservedObject var model: AlbumModel

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
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
