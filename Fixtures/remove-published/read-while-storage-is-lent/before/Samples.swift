import SwiftUI

final class ByBuffer: ObservableObject {
    @Published var values: [Float] = [1, 2]

    func scale() {
        values.withUnsafeMutableBufferPointer { buffer in
            for index in 0..<values.count { buffer[index] *= 2 }
        }
    }
}

final class ByBytes: ObservableObject {
    @Published var values: [UInt8] = [1, 2]
    private var last: Int { values.count - 1 }

    func clear() {
        values.withUnsafeMutableBytes { bytes in bytes[last] = 0 }
    }
}

final class ByPointer: ObservableObject {
    @Published var value = 1

    func double() {
        withUnsafeMutablePointer(to: &value) { $0.pointee = value * 2 }
    }
}

final class ByText: ObservableObject {
    @Published var text = "a"

    func count() -> Int { text.withUTF8 { _ in text.count } }
}

final class ByView: ObservableObject {
    @Published var values: [Float] = [1, 2]
}

struct ByViewSamples: View {
    @ObservedObject var samples: ByView

    var body: some View {
        Button("Scale") {
            samples.values.withUnsafeMutableBufferPointer { buffer in buffer[index] *= 2 }
        }
    }

    private var index: Int { samples.values.count - 1 }
}

/// What only reads is lent nothing that may not be read.
final class Moved: ObservableObject {
    @Published var values: [Float] = [1, 2]
    @Published var factor: Float = 2

    func scale() {
        let count = values.count
        values.withUnsafeMutableBufferPointer { buffer in
            for index in 0..<count { buffer[index] *= factor }
        }
        values.withUnsafeBufferPointer { buffer in print(buffer.count, values.count) }
    }
}

struct MovedView: View {
    @StateObject private var samples = Moved()

    var body: some View {
        Text("\(samples.values.count) \(samples.factor)")
    }
}
