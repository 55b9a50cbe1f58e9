import Foundation
import SwiftUI

protocol Audible {}

extension Operation: Audible {}

final class Tone: Operation, ObservableObject, @unchecked Sendable {
  @Published var pitch = 440.0
}

@Observable
final class Volume {
  var level = 0.5
}

func isAudible(_ value: any Audible & ObservableObject) -> Bool { true }

func checkTone(_ tone: Tone) -> Bool { isAudible(tone) }
