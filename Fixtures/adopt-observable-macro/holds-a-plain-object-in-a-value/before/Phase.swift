import SwiftUI

final class Job {
  var progress = 0.0
  let title = "job"
}

enum Phase {
  case idle
  case running(Job)
  case waiting(for: Job, seconds: Int)
}

struct Owner {
  let job: Job?
  var date = 0
}

struct Team {
  var owners: [Owner] = []
  let first = Owner(job: Job())
}

/// Nothing in it changes.
final class Label {
  let text = ""
}

struct Sign {
  let label = Label()
  var size = 0
}

final class Runner: ObservableObject {
  @Published var phase = Phase.idle
  @Published var ticks = 0

  func tick() {
    if case .running(let job) = phase { job.progress += 0.1 }
    ticks += 1
  }
}

final class Office: ObservableObject {
  @Published var owner = Owner(job: Job())
  @Published var team = Team()
  @Published var sign = Sign()
  @Published var visits = 0
}

/// Its job is read by actions only.
final class Depot: ObservableObject {
  @Published var stock = Stock()
  @Published var visits = 0
}

struct Stock {
  let keeper = Job()
}

struct RunnerView: View {
  @ObservedObject var runner: Runner

  var body: some View {
    switch runner.phase {
    case .idle: Button("go") { runner.phase = .running(Job()) }
    case .running(let job): Button("\(job.progress)") { runner.tick() }
    case .waiting(for: let other, let seconds): Text("\(other.title) \(seconds)")
    }
  }
}

struct OfficeView: View {
  @ObservedObject var office: Office

  var body: some View {
    Text("\(office.owner.job?.progress ?? 0) \(office.sign.label.text)")
    Text("\(office.visits)")
  }
}

struct DepotView: View {
  @ObservedObject var depot: Depot

  var body: some View {
    Text("\(depot.visits) \(depot.stock.keeper.title)")
    Button("print") { print(depot.stock.keeper.progress) }
  }
}

struct TicksView: View {
  @ObservedObject var runner: Runner

  var body: some View { Text("\(runner.ticks)") }
}

/// An element of an array in a struct, by a local name.
final class League: ObservableObject {
  @Published var teams: [Squad] = []
  @Published var rounds = 0
}

struct Squad {
  var players: [Player] = []
}

struct Player: Identifiable {
  let id = 0
  let record = Record()
}

final class Record {
  var wins = 0
  func win() { wins += 1 }
}

struct LeagueView: View {
  @ObservedObject var league: League

  var body: some View {
    Text("\(league.rounds)")
    ForEach(league.teams.first?.players ?? []) { player in
      Text("\(player.record.wins)")
    }
  }
}

/// An observable object that stays.
final class Radio: ObservableObject {
  @Published var volume = 0
  func log() { objectWillChange.sink { print("will change") }.cancel() }
}

struct Cabin {
  let radio = Radio()
}

final class Plane: ObservableObject {
  @Published var cabin = Cabin()
  @Published var height = 0
}

struct PlaneView: View {
  @ObservedObject var plane: Plane

  var body: some View { Text("\(plane.height) \(plane.cabin.radio.volume)") }
}
