import Combine
import Foundation

@MainActor
final class Microphone: ObservableObject {
    @Published private(set) var level: Float = 0
    @Published private(set) var isRecording = false

    private var startedAt: Date?

    func toggle() {
        isRecording.toggle()
        startedAt = isRecording ? Date() : nil
        level = isRecording ? 0.5 : 0
    }
}
