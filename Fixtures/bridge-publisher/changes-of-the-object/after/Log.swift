import Combine

struct Log {
  let session: Session?
  let player: Player

  func start() -> [AnyCancellable] {
    var log: [AnyCancellable] = []
    if let session { log.append(session.objectWillChange.sink { print(session.user) }) }
    log.append(Publishers.MergeMany([player].map { $0.objectWillChange }).sink { print("changed") })
    return log
  }
}
