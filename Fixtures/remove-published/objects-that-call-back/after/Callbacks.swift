import AVFoundation
import CoreBluetooth
import Network
import SwiftUI

// Objects of other modules change by themselves, and call back then: a closure that they were given, or a delegate.

@Observable
final class Connectivity {
  let monitor = NWPathMonitor()
  var isConnected = true { didSet { withMutation(keyPath: \.isConnected) {} } }

  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      DispatchQueue.main.async { self?.isConnected = path.status == .satisfied }
    }
    monitor.start(queue: .main)
  }
}

@Observable
final class Scanner: NSObject, CBCentralManagerDelegate {
  private var central: CBCentralManager!
  var devices: [String] = []
  var isScanning = false { didSet { withMutation(keyPath: \.isScanning) {} } }

  var isPoweredOn: Bool {
    access(keyPath: \.isScanning)
    return central.state == .poweredOn
  }

  override init() {
    super.init()
    central = CBCentralManager(delegate: self, queue: nil)
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    isScanning = false
  }

  func add(_ device: String) {
    devices.append(device)
  }
}

@Observable
final class Player {
  private let player = AVPlayer()
  private var token: Any?
  var ticks = 0
  var title = ""

  var seconds: Double {
    access(keyPath: \.ticks)
    return player.currentTime().seconds
  }

  func observe() {
    let second = CMTime(seconds: 1, preferredTimescale: 1)
    token = player.addPeriodicTimeObserver(forInterval: second, queue: .main) { [weak self] _ in
      self?.ticks += 1
    }
  }
}

struct StatusView: View {
  var connectivity: Connectivity
  var scanner: Scanner
  var player: Player

  var body: some View {
    VStack {
      PathView(connectivity: connectivity)
      PowerView(scanner: scanner)
      TimeView(player: player)
      RowView(connectivity: connectivity, scanner: scanner, player: player)
    }
  }
}

struct PathView: View {
  var connectivity: Connectivity
  var body: some View {
    let _ = connectivity.isConnected
    Text(connectivity.monitor.currentPath.isExpensive ? "expensive" : "cheap")
  }
}

struct PowerView: View {
  var scanner: Scanner
  var body: some View { Text(scanner.isPoweredOn ? "on" : "off") }
}

struct TimeView: View {
  var player: Player
  var body: some View { Text("\(player.seconds)") }
}

struct RowView: View {
  var connectivity: Connectivity
  var scanner: Scanner
  var player: Player

  var body: some View {
    Text("\(connectivity.isConnected) \(scanner.isScanning) \(player.ticks) \(player.title) \(scanner.devices.count)")
  }
}
