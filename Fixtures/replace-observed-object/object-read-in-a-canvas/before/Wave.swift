import SwiftUI

final class Wave: ObservableObject {
    @Published var level = 0.0
    @Published var width = 1.0
    let limit = 10.0

    func reset() {}
}

struct Meter: View {
    @ObservedObject var wave: Wave

    var body: some View {
        Canvas { context, size in
            let bar = CGRect(x: 0, y: 0, width: wave.width, height: wave.level / wave.limit)
            context.fill(Path(bar), with: .color(.green))
        }
        .frame(width: wave.width)
    }
}

struct Graph: View {
    @StateObject private var wave = Wave()

    var body: some View {
        VStack {
            Canvas { context, _ in
                draw(in: &context)
            }
            Slider(value: $wave.level)
            Button("Reset") { wave.level = 0 }
        }
    }

    private func draw(in context: inout GraphicsContext) {
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: wave.level)), with: .color(.green))
    }
}

struct Printed: View {
    @EnvironmentObject var wave: Wave

    var body: some View {
        Canvas { context, _ in
            paint(wave, in: &context)
        }
    }
}

func paint(_ wave: Wave, in context: inout GraphicsContext) {
    context.fill(Path(CGRect(x: 0, y: 0, width: wave.width, height: wave.level)), with: .color(.red))
}

// What each of these draws is read in the body, too; a timeline may draw less often than it changes.

struct Bar: View {
    @ObservedObject var wave: Wave

    var body: some View {
        let level = wave.level
        Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: wave.limit, height: level)), with: .color(.green))
        }
    }
}

struct Labelled: View {
    @ObservedObject var wave: Wave

    var body: some View {
        Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: wave.level)), with: .color(.green))
        }
        .accessibilityLabel(label)
    }

    private var label: String { "\(wave.level)" }
}

struct Moving: View {
    @ObservedObject var wave: Wave

    var body: some View {
        TimelineView(.animation) { _ in
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: wave.level)), with: .color(.green))
            }
        }
    }
}

struct Captured: View {
    @ObservedObject var wave: Wave

    var body: some View {
        Canvas { [level = wave.level] context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: level)), with: .color(.green))
        }
    }
}
