import SwiftUI

// A method that registers views cannot have the name.
func observeChanges() {}

final class Sheet: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  @Published var c = 0
  @Published var d = 0
  @Published var e = 0
}

final class SheetView: UIView {
  var sheet: Sheet?
}

struct SheetTable: UIViewRepresentable {
  @ObservedObject var sheet: Sheet

  func makeUIView(context: Context) -> SheetView { SheetView() }

  func updateUIView(_ view: SheetView, context: Context) {
    view.sheet = sheet
    view.isHidden = false
  }
}
