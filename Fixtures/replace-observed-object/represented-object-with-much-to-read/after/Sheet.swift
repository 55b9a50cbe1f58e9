import SwiftUI

@Observable
final class Sheet {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0

  /// Lets the view that calls it depend on all that the object announces.
  func observeChanges() {
    access(keyPath: \.a)
    access(keyPath: \.b)
    access(keyPath: \.c)
    access(keyPath: \.d)
    access(keyPath: \.e)
  }
}

final class SheetView: UIView {
  var sheet: Sheet?
}

struct SheetTable: UIViewRepresentable {
  var sheet: Sheet

  func makeUIView(context: Context) -> SheetView { SheetView() }

  func updateUIView(_ view: SheetView, context: Context) {
    sheet.observeChanges()
    view.sheet = sheet
    view.isHidden = false
  }
}
