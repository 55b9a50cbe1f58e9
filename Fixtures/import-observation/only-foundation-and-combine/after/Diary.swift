import Foundation
import Observation

@Observable
final class Diary {
    var entries: [Date] = []
}
