import SwiftUI

enum Meter {
    static var reads = 0
}

final class Model: ObservableObject {
    @Published var isOpen = false

    /// The value is the one before.
    func read() {
        Meter.reads += 1
        isOpen = false
    }
}

final class Style {
    let name = "plain"
}

/// What a view holds or is given is another object, or another value, whenever the view around it is made.
struct FormattedView: View {
    private let style = Style()
    var body: some View { Text("\(style.name) \(Meter.reads)") }
}

struct StampedView: View {
    let id = UUID()
    var body: some View { Text("stamped \(Meter.reads)") }
}

struct DatedView: View {
    let date: Date
    var body: some View { Text("dated \(Meter.reads)") }
}

struct Dependencies {
    let style = Style()
}

struct DependentView: View {
    let dependencies: Dependencies
    var body: some View { Text("\(dependencies.style.name) \(Meter.reads)") }
}

final class Row: ObservableObject {
    @Published var number = 1
}

struct RowView: View {
    @ObservedObject var row: Row
    var body: some View { Text("row \(row.number) \(Meter.reads)") }
}

/// They are as before, and are not made anew.
struct PlainView: View {
    let number: Int
    var body: some View { Text("plain \(number) \(Meter.reads)") }
}

struct OwnRowView: View {
    @StateObject var row: Row
    var body: some View { Text("own row \(row.number) \(Meter.reads)") }
}

struct ContentView: View {
    var body: some View {
        FormattedParent()
        StampedParent()
        DatedParent()
        DependentParent()
        RowParent()
        PlainParent()
        OwnRowParent()
    }
}

struct FormattedParent: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.isOpen ? "open" : "closed")
        FormattedView()
        Button("formatted") { model.read() }
    }
}

final class StampedModel: ObservableObject {
    @Published var isOpen = false

    func read() {
        Meter.reads += 1
        isOpen = false
    }
}

struct StampedParent: View {
    @StateObject private var model = StampedModel()

    var body: some View {
        Text(model.isOpen ? "open" : "closed")
        StampedView()
        Button("stamped") { model.read() }
    }
}

final class DatedModel: ObservableObject {
    @Published var isOpen = false

    func read() {
        Meter.reads += 1
        isOpen = false
    }
}

struct DatedParent: View {
    @StateObject private var model = DatedModel()

    var body: some View {
        Text(model.isOpen ? "open" : "closed")
        DatedView(date: Date())
        Button("dated") { model.read() }
    }
}

final class DependentModel: ObservableObject {
    @Published var isOpen = false

    func read() {
        Meter.reads += 1
        isOpen = false
    }
}

struct DependentParent: View {
    @StateObject private var model = DependentModel()

    var body: some View {
        Text(model.isOpen ? "open" : "closed")
        DependentView(dependencies: Dependencies())
        Button("dependent") { model.read() }
    }
}

final class RowModel: ObservableObject {
    @Published var isOpen = false

    func read() {
        Meter.reads += 1
        isOpen = false
    }
}

struct RowParent: View {
    @StateObject private var model = RowModel()

    var body: some View {
        Text(model.isOpen ? "open" : "closed")
        RowView(row: Row())
        Button("row") { model.read() }
    }
}

final class PlainModel: ObservableObject {
    @Published var isOpen = false

    func read() {
        Meter.reads += 1
        isOpen = false
    }
}

struct PlainParent: View {
    @StateObject private var model = PlainModel()

    var body: some View {
        Text(model.isOpen ? "open" : "closed")
        PlainView(number: 1)
        Button("plain") { model.read() }
    }
}

final class OwnRowModel: ObservableObject {
    @Published var isOpen = false

    func read() {
        Meter.reads += 1
        isOpen = false
    }
}

struct OwnRowParent: View {
    @StateObject private var model = OwnRowModel()

    var body: some View {
        Text(model.isOpen ? "open" : "closed")
        OwnRowView(row: Row())
        Button("own row") { model.read() }
    }
}
