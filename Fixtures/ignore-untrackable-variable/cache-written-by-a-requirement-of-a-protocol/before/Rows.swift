import SwiftUI

struct SizeRow: View {
    let sizing: any Sizing
    let name: String

    var body: some View { Text("\(sizing.size(of: name))") }
}

struct WidthRow<W: Widening>: View {
    let widening: W
    let name: String

    var body: some View {
        Text("\(widening.width(of: name)) \(widening.area(of: name))")
        row(widening)
    }

    private func row(_ tall: some Widening) -> some View { Text("\(tall.height(of: name))") }
}

struct DepthRow: View {
    let all: [any Widening]

    var body: some View { Text(all.map { "\($0.depth(of: "a"))" }.joined()) }
}

struct HeavyRow: View {
    let service: Service
    let heavy: any Heavy
    let name: String

    var body: some View {
        Text("\(heavy.weight(of: name)) \(service.color(name))")
        FontRow(name: name)
        MarkRow(mark: { heavy.mark(of: $0) })
    }
}

extension EnvironmentValues {
    @Entry var heavy: (any Heavy)?
}

struct FontRow: View {
    @Environment(\.heavy) private var heavy
    let name: String

    var body: some View { Text("\(heavy?.font(of: name) ?? 0)") }
}

struct MarkRow: View {
    let mark: (String) -> Int

    var body: some View { Text("\(mark("a"))") }
}

struct NotingRow: View {
    let noting: any Noting
    let visited: any Visited

    var body: some View {
        visited.visit()
        return Text("\(noting.note("a")) \(visited[0])")
    }
}

struct RenameButton: View {
    let renaming: any Renaming

    var body: some View {
        Button("Rename \(renaming.count("a"))") { _ = renaming.rename(to: "b") }
    }
}
