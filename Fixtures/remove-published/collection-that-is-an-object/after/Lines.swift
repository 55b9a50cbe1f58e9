import Foundation
import SwiftUI

@Observable
final class Console {
  let lines = NSMutableArray()
  var isOpen = false { didSet { withMutation(keyPath: \.isOpen) {} } }

  func log(_ line: String) {
    lines.add(line)
    isOpen = true
  }
}

struct LineCount: View {
  var console: Console

  var body: some View {
    let _ = console.isOpen
    Text("\(console.lines.count)")
    Button("Log") { console.log("line") }
  }
}

struct OpenView: View {
  var console: Console

  var body: some View {
    if console.isOpen { Text("Open") }
  }
}
