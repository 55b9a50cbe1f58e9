import Foundation
import Observation

@Observable
@MainActor
final class Microphone {
    private(set) var level: Float = 0
    private(set) var isRecording = false

    private var startedAt: Date?

    func toggle() {
        isRecording.toggle()
        startedAt = isRecording ? Date() : nil
        level = isRecording ? 0.5 : 0
    }
}
