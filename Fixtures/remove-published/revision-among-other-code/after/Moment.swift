import Foundation

extension Moment {
    func finish() { time = Date() }
}
