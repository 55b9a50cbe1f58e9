import SwiftUI

@Observable
final class Printer {
  private(set) var queue: [String] = []
  private(set) var printed: [String] = []
  private(set) var isBusy = false

  func add() {
    queue.append("page \(queue.count + printed.count + 1)")
  }

  func start() {
    guard !isBusy, let page = queue.first else { return }
    isBusy = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.printed.append(page)
      self.isBusy = false
      self.queue.removeFirst()
    }
  }
}

struct ContentView: View {
  @State private var printer = Printer()

  var body: some View {
    Button("add") { printer.add() }
    Button("print") { printer.start() }.disabled(printer.isBusy)
    PrinterView(printer: printer)
  }
}

struct PrinterView: View {
  var printer: Printer

  var body: some View {
    Text("\(printer.queue.count) waiting, \(printer.printed.last ?? "nothing") printed")
  }
}
