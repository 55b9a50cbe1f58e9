import Foundation
import SwiftUI

final class Console: ObservableObject {
  let lines = NSMutableArray()
  @Published var isOpen = false

  func log(_ line: String) {
    lines.add(line)
    isOpen = true
  }
}

struct LineCount: View {
  @ObservedObject var console: Console

  var body: some View {
    Text("\(console.lines.count)")
    Button("Log") { console.log("line") }
  }
}

struct OpenView: View {
  @ObservedObject var console: Console

  var body: some View {
    if console.isOpen { Text("Open") }
  }
}
