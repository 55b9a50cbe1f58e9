import SwiftUI

enum Counter {
  static var made = 0
  static var sorted = 0
}

final class Shelf: ObservableObject {
  @Published var isOpen = false
  @Published var books = 0
  @Published var order = "by title"
  @Published var level = 0
  @Published var dust = 0

  // Read behind a guard, and only where the shelf is open.
  var label: String {
    guard isOpen else { return "closed, made \(Counter.made)" }
    return "\(books) books, made \(Counter.made)"
  }

  func add() {
    Counter.made += 1
    books += 1
  }

  func sort() {
    Counter.sorted += 1
    order += "!"
  }

  func wipe() {
    Counter.made += 1
    dust += 1
  }
}

struct ContentView: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    VStack {
      BranchView(shelf: shelf)
      BothBranchesView(shelf: shelf)
      SameBranchView(shelf: shelf)
      OperatorView(shelf: shelf)
      CasesView(shelf: shelf)
      SomeCasesView(shelf: shelf)
      LabelView(shelf: shelf)
      CalledView(shelf: shelf)
      ConditionView(shelf: shelf)
      Button("open") { shelf.isOpen.toggle() }
      Button("add") { shelf.add() }
      Button("sort") { shelf.sort() }
      Button("climb") { shelf.level += 1 }
      Button("wipe") { shelf.wipe() }
    }
  }
}

// The books are read while it is open; the counter is always.
struct BranchView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      if shelf.isOpen { Text("\(shelf.books) books") }
      Text("made \(Counter.made), dust \(shelf.dust)")
    }
  }
}

// One of the branches is always made, and both read the books and the dust.
struct BothBranchesView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      if shelf.isOpen {
        Text("\(shelf.books) books, dust \(shelf.dust)")
      } else {
        Text("closed, with \(shelf.books) and \(shelf.dust)")
      }
      Text("made \(Counter.made)")
    }
  }
}

// What is shown, and what is announced, are read together.
struct SameBranchView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    if shelf.isOpen { Text("\(shelf.order), sorted \(Counter.sorted)") }
  }
}

struct OperatorView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      Text(shelf.isOpen && shelf.order.count > 9 ? "sorted" : "unsorted")
      Text("sorted \(Counter.sorted)")
    }
  }
}

struct CasesView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      switch shelf.level {
      case 0: Text("floor, \(shelf.order)")
      default: Text("up, \(shelf.order)")
      }
      Text("sorted \(Counter.sorted)")
    }
  }
}

struct SomeCasesView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      switch shelf.level {
      case 0: Text("floor")
      default: Text("up, \(shelf.order)")
      }
      Text("sorted \(Counter.sorted)")
    }
  }
}

struct LabelView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text(shelf.label)
  }
}

// It is called in both branches.
struct CalledView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      if shelf.isOpen { row("open") } else { row("closed") }
      Text("sorted \(Counter.sorted)")
    }
  }

  private func row(_ name: String) -> some View {
    Text("\(name), \(shelf.order)")
  }
}

// The second condition is only asked where the first one holds.
struct ConditionView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      if shelf.isOpen, shelf.order.count > 9 { Text("long") }
      Text("sorted \(Counter.sorted)")
    }
  }
}
