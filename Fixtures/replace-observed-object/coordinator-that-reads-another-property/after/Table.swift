import SwiftUI

@Observable
final class Rows {
  var title = ""
  var count = 0
}

struct RowTable: UIViewRepresentable {
  var rows: Rows

  final class Coordinator {
    let rows: Rows
    init(_ rows: Rows) { self.rows = rows }
    func numberOfRows() -> Int { rows.count }
  }

  func makeCoordinator() -> Coordinator { Coordinator(rows) }

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    let _ = rows.count
    view.isHidden = rows.title.isEmpty
    view.addSubview(UIView())
  }
}

@Observable
final class Lines {
  var title = ""
  var count = 0
}

struct LineTable: UIViewRepresentable {
  var lines: Lines

  final class Coordinator {
    let lines: Lines
    init(_ lines: Lines) { self.lines = lines }
    func numberOfLines() -> Int { lines.count }
    func add() { lines.count += 1 }
  }

  func makeCoordinator() -> Coordinator { Coordinator(lines) }

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    view.isHidden = lines.title.isEmpty || lines.count == 0
    view.addSubview(UIView())
  }
}
