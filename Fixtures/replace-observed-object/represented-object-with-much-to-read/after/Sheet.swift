import SwiftUI

@Observable
final class Sheet {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
}

final class SheetView: UIView {
  var sheet: Sheet?
}

struct SheetTable: UIViewRepresentable {
  var sheet: Sheet

  func makeUIView(context: Context) -> SheetView { SheetView() }

  func updateUIView(_ view: SheetView, context: Context) {
    view.sheet = sheet
    view.isHidden = false
  }
}
